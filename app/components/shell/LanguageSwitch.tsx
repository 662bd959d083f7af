import { isListed, type Page } from '#app/content/pages/contents.ts'
import { addressIn, sameIn, useEdition } from '#app/i18n/edition.ts'

/** The way to the same page in the other editions, each named in its own language. */
export function LanguageSwitch({ page, className }: { page: Page; className?: string | undefined }) {
  const edition = useEdition()
  return edition.others.map((other) => (
    <a
      key={other.lang}
      className={className}
      // The 404 page and the offline page stand at addresses of others.
      href={isListed(page) ? sameIn(other, page.path, edition) : addressIn(other.prefix, '/')}
      lang={other.lang}
      hrefLang={other.lang}
      dir={other.dir}
    >
      {other.name}
    </a>
  ))
}
