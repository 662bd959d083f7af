declare const __BUILD_YEAR__: number

/** The year of the build; the browser puts the year of the visit in its place (showYear.ts). */
export const CopyrightYear = () => <span data-year="">{__BUILD_YEAR__}</span>
