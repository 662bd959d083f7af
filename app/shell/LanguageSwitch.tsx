import { addressIn, sameIn, useEdition } from '#app/i18n/edition.ts'

/** Where the visitor is; 404 and offline pages are not listed. */
export type PlaceOfPage = { path: string; isListed: boolean }

/** The way to the same page in the other editions, each named in its own language. */
export function LanguageSwitch({ page, className }: { page: PlaceOfPage; className?: string | undefined }) {
  const edition = useEdition()
  return (
    <language-switch>
      {edition.others.map((other) => (
        <a
          key={other.lang}
          className={className}
          // The 404 page and the offline page stand at addresses of others.
          href={page.isListed ? sameIn(other, page.path, edition) : addressIn(other.prefix, '/')}
          lang={other.lang}
          hrefLang={other.lang}
          dir={other.dir}
        >
          {other.name}
        </a>
      ))}
    </language-switch>
  )
}
