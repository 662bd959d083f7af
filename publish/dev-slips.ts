import type { ViteDevServer } from 'vite'
import { type Findings, tell } from './check-content.ts'

const written = /\/(app\/(content|catalogue|ui\/pictures\.generated)|config\/|site\.config|pictures\/)/

/** Checks the content at the start and after each change; says what is wrong in the terminal and over the page. */
export function watchContent(vite: ViteDevServer, check: () => Promise<Findings>) {
  let findings = check()
  let said = ''
  let pause: NodeJS.Timeout | undefined

  async function say() {
    const current = findings
    const { problems, remarks } = await current
    // A newer check is on its way.
    if (current !== findings) return
    const text = [...problems, ...remarks].join('\n')
    if (text !== said && !text) console.log('The content is in order again.')
    if (text !== said) tell({ problems, remarks })
    said = text
    if (problems.length) vite.ws.send(overlay(problems))
  }

  vite.watcher.on('all', (_, file) => {
    if (!written.test(file.replaceAll('\\', '/'))) return
    clearTimeout(pause)
    pause = setTimeout(() => {
      // Words travel as data: no script that the browser has loaded depends on them.
      vite.ws.send({ type: 'full-reload' })
      findings = check()
      void say()
    }, 50)
  })
  // A page that comes or comes back is told what the others were told.
  vite.ws.on('connection', async () => {
    const { problems } = await findings
    if (problems.length) vite.ws.send(overlay(problems))
  })
  void say()
  return { findings: () => findings }
}

const overlay = (problems: string[]) => ({
  type: 'error' as const,
  err: { message: ['The content needs a correction:', ...problems].join('\n\n'), stack: '' },
})

/** In place of a page that cannot be drawn; it gives way by itself once the slip is mended. */
export const slipsPage = (problems: string[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content needs a correction</title></head>
<body><h1>The content needs a correction</h1><ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul></body>
</html>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
