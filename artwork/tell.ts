import { statSync } from 'node:fs'
import { cropsOf } from '../app/ui/crops.ts'
import { filesOf, qualityOf } from '../publish/content/pictures.ts'
import type { Master } from './masters.ts'
import { weighed } from './weights.ts'

/** One line that counts the files; where the output is no terminal, one line a picture. */
export function tellProgress(all: number) {
  let done = 0
  let last = ''
  return (name: string, more: number) => {
    done += more
    if (process.stdout.isTTY)
      process.stdout.write(`\r\x1b[K${done < all ? `Making ${name}: ${done} of ${all} files` : ''}`)
    else if (name !== last) console.log(`Making ${name}: ${done} of ${all} files are there`)
    last = name
  }
}

/** What was made, from what, how heavy it is on the devices that have a budget, and what to do where that is too much. */
export function tellWeights(folder: string, masters: Master[]) {
  for (const master of masters) {
    const { name, size, path } = master
    const weights = weighed(cropsOf(name)).map(({ crop, width, device, most }) => {
      const file = filesOf(master).find((one) => one.crop === crop && one.width === width && one.format === 'avif')
      return { device, most, kilobytes: Math.round(statSync(`${folder}/${file?.file}`).size / 1000) }
    })
    const told = weights.map(({ device, most, kilobytes }) => `${kilobytes} of ${most} KB on a ${device}`)
    console.log(`${name}: from ${path} (${size.width} x ${size.height}), ${told.join(', ')}`)
    for (const { device, most, kilobytes } of weights)
      if (kilobytes > most)
        console.warn(
          `${name} is ${kilobytes} KB on a ${device}, and ${most} KB are allowed (docs/pictures.md). Give it a lower quality than ${qualityOf(name).avif} in pictures/adjust.ts, or a calmer picture.`,
        )
  }
}
