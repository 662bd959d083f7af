import { type Heaped, type HeapPiece, heap, place, step } from './pile.ts'

/** A piece on its way, in units of the drawing and seconds; `y` counts from the ground up. */
type Moving = {
  turn: number
  x: number
  y: number
  size: number
  /** How far it is turned out of the way in which it lies. */
  tilt: number
  /** What lies lower is painted later; `lift` brings to the front what slides over others. */
  height: number
  lift: number
  speed: { x: number; y: number; size: number }
  spin: number
  state: 'lies' | 'falls' | 'leaves'
  /** When it begins to move. */
  from: number
  goal: Goal
}
type Goal = { x: number; y: number; size: number; height: number }

const tick = 1 / 240
const stiffness = 26
/** All of it is at rest after so many seconds. */
const duration = 0.45
/** How much later the foot begins than the top: little where pieces swell, more where they shrink, since gaps open before they are filled. */
const [swell, shrink] = [0.06, 0.15]
/** The missing are released over this time. */
const pour = 0.27
const front = 46
/** Where what is poured meets the heap. */
const apex = heap.height + 70

/** Brings a speed toward what a critically damped spring asks for. */
const pulled = (from: number, to: number, speed: number) =>
  speed + (stiffness * stiffness * (to - from) - 2 * stiffness * speed) * tick

/**
 * One heap becomes another: pieces that stay grow or shrink and settle from the top, the surplus slides down the face, the
 * missing are poured. Every piece has a place and a speed, so that another choice changes only where it is going.
 */
export function sorting(lying: Heaped, top: number) {
  const pieces = new Map<number, Moving>(
    lying.pieces.map((piece) => [piece.nth, { ...atRest(piece, goalOf(piece, lying)), state: 'lies' }]),
  )
  /** The single piece beside the heap. */
  const one = { size: lying.size * step, speed: 0, goal: lying.size * step }
  let clock = 0
  let began = 0

  function sortTo(next: Heaped) {
    one.goal = next.size * step
    began = clock
    const surplus = new Set(pieces.keys())
    for (const piece of next.pieces) {
      surplus.delete(piece.nth)
      const goal = goalOf(piece, next)
      const moving = pieces.get(piece.nth)
      const depth = 1 - piece.y / heap.height
      if (!moving) pieces.set(piece.nth, poured(piece, goal, depth))
      else {
        if (moving.state === 'leaves') moving.state = moving.y > goal.y ? 'falls' : 'lies'
        else if (moving.state === 'lies') moving.from = clock + depth * (goal.size > moving.size ? swell : shrink)
        moving.goal = goal
      }
    }
    for (const nth of surplus) {
      const moving = pieces.get(nth)
      if (!moving || moving.state === 'leaves') continue
      // Not yet in sight.
      if (moving.state === 'falls' && clock < moving.from) pieces.delete(nth)
      else leave(moving)
    }
  }

  /** Most of the foot first. */
  function poured(piece: HeapPiece, goal: Goal, depth: number): Moving {
    const tilt = piece.nth % 2 ? 0.8 : -0.8
    return {
      ...atRest(piece, { ...goal, x: goal.x * 0.1, y: top, height: top }),
      tilt,
      spin: -5 * tilt,
      lift: front,
      speed: { x: 0, y: -900 - 6 * (top - apex), size: 0 },
      state: 'falls',
      from: clock + pour * (0.6 * (1 - depth) + 0.4 * ((piece.nth * 0.618) % 1)),
      goal,
    }
  }

  function leave(moving: Moving) {
    const { speed } = moving
    moving.from = clock
    moving.state = 'leaves'
    moving.spin = Math.sign(moving.x) * -1.6
    head(moving, moving.x, moving.y - apex - 1, 480 + Math.hypot(speed.x, speed.y))
  }

  function pass() {
    clock += tick
    one.speed = pulled(one.size, one.goal, one.speed)
    one.size += one.speed * tick
    for (const [nth, moving] of pieces) {
      if (clock < moving.from) continue
      if (moving.state === 'lies') settle(moving)
      else slide(moving)
      if (moving.state === 'leaves' && moving.y < -54) pieces.delete(nth)
    }
  }

  return {
    sortTo,
    one,
    pass(seconds: number) {
      for (let left = Math.round(seconds / tick); left > 0; left--) pass()
    },
    isDone: () => clock - began > duration,
    /** Those in sight, what lies behind first. */
    seen: () =>
      [...pieces.values()]
        .filter(({ state, from }) => state !== 'falls' || clock >= from)
        .sort((one, other) => other.height - other.lift - one.height + one.lift),
    /** Those that lie on the heap. */
    count: () => [...pieces.values()].filter(({ y }) => y < apex).length,
  }
}

export type Sorting = ReturnType<typeof sorting>

const goalOf = (piece: HeapPiece, { size }: Heaped): Goal => {
  const { x, y } = place(piece)
  return { x: x * step, y: -y * step, size: size * step, height: piece.y }
}

const atRest = ({ turn }: HeapPiece, goal: Goal) => ({
  turn,
  ...goal,
  tilt: 0,
  spin: 0,
  lift: 0,
  speed: { x: 0, y: 0, size: 0 },
  from: 0,
  goal,
})

/** Turns a speed into a direction. */
function head({ speed }: Moving, x: number, y: number, fast: number) {
  const far = Math.hypot(x, y) || 1
  speed.x = (x / far) * fast
  speed.y = (y / far) * fast
}

/** To its place by a spring. */
function settle(moving: Moving) {
  const { goal, speed } = moving
  speed.x = pulled(moving.x, goal.x, speed.x)
  speed.y = pulled(moving.y, goal.y, speed.y)
  speed.size = pulled(moving.size, goal.size, speed.size)
  moving.x += speed.x * tick
  moving.y += speed.y * tick
  moving.size += speed.size * tick
  moving.height += (goal.height - moving.height) * 14 * tick
  moving.tilt -= moving.tilt * 22 * tick
  moving.lift -= moving.lift * 30 * tick
}

/** Faster and faster: straight down to the top of the heap, then down its face to a place, or over the edge. */
function slide(moving: Moving) {
  const { goal, speed, state } = moving
  const fast = Math.hypot(speed.x, speed.y) + (state === 'falls' ? 8600 : 4600) * tick
  if (state === 'leaves') head(moving, speed.x, speed.y, fast)
  else if (moving.y > apex) head(moving, 0, -1, fast)
  else head(moving, goal.x - moving.x, goal.y - moving.y, fast)
  moving.x += speed.x * tick
  moving.y += speed.y * tick
  moving.height = moving.y
  moving.tilt += moving.spin * tick
  moving.lift =
    state === 'leaves' ? Math.min(front, moving.lift + 500 * tick) : Math.min(front, (moving.y - goal.y) / 3)
  if (state === 'leaves' || moving.y > goal.y) return
  // It gives a little where it lands.
  moving.state = 'lies'
  moving.x = goal.x
  moving.y = goal.y
  speed.x *= 0.05
  speed.y *= 0.07
}
