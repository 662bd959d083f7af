import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { unitHere } from './own-server.ts'

const isHere = spawnSync('systemd-analyze', ['--version']).status === 0
const skip = !isHere && 'NOT TESTED: systemd-analyze is missing here (apt-get install systemd).'
const folder = mkdtempSync(join(tmpdir(), 'saffron-unit-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const unit = join(folder, 'saffron-quay.service')
writeFileSync(unit, unitHere())

test('systemd understands every line of the unit', { skip }, () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  assert.equal(stderr.trim(), '')
  assert.equal(status, 0)
})

test('systemd finds the server well locked in', { skip }, () => {
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  const exposure = Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])
  assert.ok(exposure <= 2, `The exposure is ${exposure} of 10`)
})
