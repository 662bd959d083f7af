import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, afterEach } from 'node:test'
import { copyProject } from './copy-project.ts'

/** A change that a person makes in a file, and what is said of it: one sentence, or several. */
export type Slip = [file: string, from: string | RegExp, to: string, ...says: RegExp[]]

/** A project to make mistakes in, which are taken back after each test. */
export function slippery(name: string) {
  const project = copyProject(name)
  after(project.remove)
  let undo: (() => void)[] = []
  afterEach(() => {
    for (const step of undo.reverse()) step()
    undo = []
  })

  const make = (slips: Slip[]) => {
    for (const [file, from, to] of slips) undo.push(project.edit(file, from, to))
  }

  /** Makes the slips and builds: each must be named, none by a stack trace, and nothing may be built. */
  function slip(...slips: Slip[]) {
    make(slips)
    const { status, said } = project.run('build')
    const sentences = slips.flatMap(([, , , ...says]) => says)
    for (const says of sentences) assert.match(said, says)
    assert.equal(said.match(/^ {2}- /gm)?.length, sentences.length, said)
    assert.doesNotMatch(said, /^\s+at |TypeScript says/m)
    assert.equal(status, 1)
    assert.ok(!existsSync(project.path('dist')))
  }

  return { project, slip, make }
}
