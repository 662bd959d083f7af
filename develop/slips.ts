import { normalizePath, type ViteDevServer } from 'vite'
import { type Findings, tell } from '../publish/check-content.ts'

const written = /\/(content|app\/catalogue|config|pictures)\//

/** Checks the content at the start and after each change; says what is wrong in the terminal and over the page. */
export function watchContent(vite: ViteDevServer, check: () => Promise<Findings>) {
  let latest = check()
  let waiting = false
  let said = ''
  let pause: NodeJS.Timeout | undefined

  /** Of the files as they are now: a check that a change has overtaken counts for nothing. */
  async function findings(): Promise<Findings> {
    const asked = latest
    const found = await asked
    return asked === latest ? found : findings()
  }

  /** One at a time: each leaves behind what makes the next one fast. */
  function checkAgain() {
    if (waiting) return
    waiting = true
    latest = latest.then(() => {
      waiting = false
      return check()
    })
  }

  async function say() {
    const { problems, remarks } = await findings()
    const text = [...problems, ...remarks].join('\n')
    if (text === said) return
    said = text
    if (text) tell({ problems, remarks })
    else console.log('The content is in order again.')
    overlay(problems)
  }

  function overlay(problems: string[]) {
    const message = ['The content needs a correction:', ...problems].join('\n\n')
    if (problems.length) vite.ws.send({ type: 'error', err: { message, stack: '' } })
  }

  vite.watcher.on('all', (_, file) => {
    const path = normalizePath(file)
    if (!written.test(path)) return
    // Vite forgets what it has read of a file that changes, but not of one that an editor replaces slowly.
    vite.moduleGraph.onFileChange(path)
    clearTimeout(pause)
    pause = setTimeout(() => {
      checkAgain()
      // Words travel as data: no script that the browser has loaded depends on them.
      vite.ws.send({ type: 'full-reload' })
      void say()
    }, 50)
  })
  // A page that comes or comes back is told what the others were told.
  vite.ws.on('connection', async () => overlay((await findings()).problems))
  void say()
  return { findings }
}

/** In place of a page that cannot be drawn; it gives way by itself once the slip is mended. */
export const slipsPage = (problems: string[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content needs a correction</title></head>
<body><h1>The content needs a correction</h1><ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul></body>
</html>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
