import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Too heavy for everyone who clones the site (Cloudflare's runtime alone is 120 MB), so they are fetched when asked for.
const versions = {
  wrangler: '4.158.0',
  '@mdn/mdn-http-observatory': '1.4.8',
  'vnu-jar': '26.9.27',
  pa11y: '9.1.1',
  linkinator: '7.6.1',
}

const shelf = resolve(import.meta.dirname, '../../.cache/hosting')

/** The folder of an outside tool, fetched once at a fixed version; undefined when the registry does not give it. */
export function borrow(tool: keyof typeof versions) {
  const folder = join(shelf, `${tool.replace('/', '-')}-${versions[tool]}`)
  const found = join(folder, 'node_modules', tool)
  if (existsSync(join(found, 'package.json'))) return found
  console.log(`Fetching ${tool} ${versions[tool]} …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', [...options, `${tool}@${versions[tool]}`], { cwd: folder, stdio: 'inherit' })
  return status === 0 && existsSync(found) ? found : undefined
}
