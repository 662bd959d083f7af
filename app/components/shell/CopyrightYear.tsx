declare const __BUILD_YEAR__: number

/** The year of the build; the browser puts the year of the visit in its place (tellYear.ts). */
export const CopyrightYear = () => <span data-year="">{__BUILD_YEAR__}</span>
