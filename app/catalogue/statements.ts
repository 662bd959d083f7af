import type { CategoryId } from '#content/schema/catalogue.ts'
import type { Stated } from '#content/schema/guides.ts'
import { ofNuts, ofSomeGoods, statements } from '#content/site/statements.ts'

/** What a grade guide states as ours. */
export function statedFor(group: string): readonly Stated[] {
  const lines = (statements as Readonly<Record<string, readonly Stated[]>>)[group] ?? []
  return lines.includes('aromaticBulk') ? lines : [...lines, 'bulk']
}

/** What stands over a whole category. */
export function statedOver(category: CategoryId, groups: readonly { id: string }[]) {
  const left: readonly Stated[] = category === 'nuts' ? ofSomeGoods : [...ofSomeGoods, ...ofNuts]
  return new Set(groups.flatMap(({ id }) => statedFor(id)).filter((line) => !left.includes(line)))
}
