import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { BuyersNames } from './BuyersNames.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { Origins } from './Origins.tsx'
import styles from './Trade.module.css'
import { TradeTests } from './TradeTests.tsx'

type Props = Pick<GuideContent, 'trade' | 'months'> & {
  /** The guide shows the year of its origins before: as its figure with all that is said here, or as a second plate. */
  year?: 'figure' | 'plate'
}

type Line = { label?: string; text: string }

/** What the world's trade knows of the goods, on a ground of its own: nobody takes it for our sourcing. */
export function Trade({ trade, months, year }: Props) {
  const { labels, origins: all, names, packs, loads, keeping, tests, checked } = trade
  const { columns } = labels
  const { lang } = useEdition()
  const href = useHref()
  const origins = year === 'figure' ? [] : all
  const isHarvestShown = !year && origins.some((origin) => origin.months.length)
  const care: { title: string; lines: Line[] }[] = [
    {
      title: labels.packs.title,
      lines: packs,
    },
    { title: columns.load, lines: loads },
    {
      title: labels.keeping.title,
      lines: keeping.map(({ label, temperature, humidity, life, also }) => ({
        ...(label && { label }),
        text: [temperature, humidity, life, also].filter(Boolean).join(lang === 'ar' ? '؛ ' : '; '),
      })),
    },
    {
      title: columns.summer,
      lines: keeping.map(({ label, summer }) => ({ ...(label && { label }), text: summer })),
    },
  ].filter(({ lines }) => lines.length)
  return (
    <Band heading="trade" ground="paper-deep">
      <div className={styles.head}>
        <h2 id="trade">{labels.title}</h2>
        <p>
          {labels.remark} <a href={href('/products/all#notes')}>{labels.notes}</a>
        </p>
        {isHarvestShown && <p>{labels.origins.remark}</p>}
      </div>
      {origins.length > 0 && <Origins origins={origins} labels={labels} months={isHarvestShown ? months : undefined} />}
      {names.length > 0 && <BuyersNames title={labels.names.title} names={names} />}
      {care.length > 0 && (
        <dl className={styles.care}>
          {care.map(({ title, lines }) => (
            <div key={title}>
              <dt>{title}</dt>
              {lines.map(({ label, text }) => (
                <dd key={`${label}${text}`}>
                  {label && <b>{label}</b>} <span>{text}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {tests.length > 0 && <TradeTests title={labels.tests.title} tests={tests} checked={checked} />}
    </Band>
  )
}
