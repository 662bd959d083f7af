import { announce, setText } from '#app/lib/announce.ts'
import { whenIdle } from '#app/lib/visit.ts'
import { painter } from './painter.ts'
import { type Heaped, type HeapPiece, type HeapProps, heapOf, place, step } from './pile.ts'
import { type Sorting, sorting } from './sorting.ts'

/** So many pieces of the drawing are put back a frame: all 450 at once take 70 ms. */
const laidAtOnce = 24

/** A heap is an SVG at rest, the one that the page came with, and a canvas while it is sorted. Returns how to sort it. */
export function openHeap(figure: HTMLElement) {
  const part = <Part extends Element>(selector: string) => figure.querySelector(selector) as Part
  const slot = part<SVGGElement>('[data-heap]')
  const group = slot.firstElementChild as SVGGElement
  const sizes = group.firstElementChild as SVGDefsElement
  const svg = slot.ownerSVGElement as SVGSVGElement
  const stage = svg.parentElement as HTMLElement
  const number = part<HTMLElement>('[data-count]')
  const images = figure.querySelectorAll('image')
  const labels = figure.querySelectorAll('text')
  const { name, counts, shown, spread }: HeapProps = JSON.parse(slot.dataset.heap ?? '')
  const painting = painter(stage, svg, part('canvas'), part(`[id="${name}"]`))
  const heaps: Heaped[] = []
  const heapAt = (at: number) => (heaps[at] ??= heapOf(counts[at] ?? 0, counts[shown] ?? 0, spread))
  // Reckoned one at a time before they are chosen: 450 pieces take up to 50 ms.
  for (const at of counts.keys()) whenIdle(() => heapAt(at))

  let at = shown
  /** The heap in the drawing, none while another one is put into it. */
  let lying: number | undefined = shown
  let laying = shown
  let moving: Sorting | undefined
  let frame = 0
  let last = 0

  function choose(next: number, isStill: boolean) {
    const before = heapAt(at)
    images[at]?.removeAttribute('transform')
    at = next
    for (const all of [images, labels])
      for (const [nth, one] of all.entries()) one.toggleAttribute('data-shown', nth === at)
    if (isStill) return rest()
    moving ??= start(before)
    moving.sortTo(heapAt(at))
    show(moving)
  }

  function start(before: Heaped) {
    // One attribute: `visibility` would be inherited by every piece (39 ms).
    slot.setAttribute('opacity', '0')
    last = performance.now()
    frame = requestAnimationFrame(move)
    return sorting(before, painting.open())
  }

  function move(now: number) {
    frame = requestAnimationFrame(move)
    if (!moving) return
    // A late frame is caught up, a long pause is not.
    moving.pass(Math.min(now - last, 100) / 1000)
    last = now
    if (moving.isDone()) rest(laidAtOnce)
    else show(moving)
  }

  function show({ seen, count, one }: Sorting) {
    const size = heapAt(at).size * step
    painting.paint(seen(), size)
    setText(number, String(count()))
    // About its foot: from outline to outline.
    images[at]?.setAttribute('transform', `translate(150 226)scale(${one.size / size})translate(-150 -226)`)
  }

  /** As the page would have come with this grade; some pieces at a time while the canvas shows the same. */
  function rest(atOnce = Number.POSITIVE_INFINITY) {
    if (lying !== at) lay(atOnce)
    if (lying !== at) return
    cancelAnimationFrame(frame)
    moving = undefined
    setText(number, String(counts[at]))
    images[at]?.removeAttribute('transform')
    slot.removeAttribute('opacity')
    painting.close()
    announce(number.parentElement?.textContent ?? '')
  }

  function lay(atOnce: number) {
    const { size, pieces } = heapAt(at)
    if (laying !== at) {
      // Changing the symbol redraws every <use> of it, so they are removed first.
      group.replaceChildren(sizes)
      sizes.firstElementChild?.setAttribute('transform', `scale(${size})`)
      laying = at
      lying = undefined
    }
    const laid = group.childElementCount - 1
    group.append(...pieces.slice(laid, laid + atOnce).map(pieceOf))
    if (laid + atOnce >= pieces.length) lying = at
  }

  function pieceOf(piece: HeapPiece) {
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    const { x, y } = place(piece)
    use.setAttribute('href', `#${name}-${piece.turn}`)
    use.setAttribute('x', String(x))
    use.setAttribute('y', String(y))
    return use
  }

  for (const event of ['beforeprint', 'resize']) addEventListener(event, () => moving && rest())
  return choose
}
