import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { closest } from '#config/closest.ts'
import { filesOf, versionOf } from './recipe.ts'

const again = 'Run `npm run pictures` and commit what it writes.'

/** Pictures that pages show and that have not been made. */
export function checkPictures(shown: Map<string, string[]>, versions: Record<string, string>): string[] {
  const served = new Set(readdirSync('public/pictures'))
  return [...shown].flatMap(([name, pages]) => {
    const version = versions[name]
    if (!version) {
      const meant = closest(name, Object.keys(versions))
      return [`${pages.join(', ')}: there is no picture \`${name}\`. ${meant ? `Did you mean \`${meant}\`?` : again}`]
    }
    const missing = filesOf({ name, version }).filter(({ file }) => !served.has(file))
    return missing.length ? [`public/pictures lacks ${missing.length} files of the picture ${name}. ${again}`] : []
  })
}

/** Pictures that were made of another master than the one that is there now, or for no page. */
export function remarkOnPictures(shown: Map<string, string[]>, versions: Record<string, string>): string[] {
  const masters = existsSync('pictures') ? readdirSync('pictures') : []
  return Object.entries(versions).flatMap(([name, version]) => {
    if (!shown.has(name)) return [`No page shows the picture ${name}. ${again}`]
    const master = masters.find((file) => file.slice(0, -extname(file).length) === name)
    if (!master || versionOf(name, readFileSync(`pictures/${master}`)) === version) return []
    return [`pictures/${master} is not the one that the pages show. ${again}`]
  })
}
