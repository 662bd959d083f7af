import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLedger } from '../../server/store/sqlite-ledger.ts'
import { type Running, startServer } from '../server/running-server.ts'

/** One address, where the version of the site can be replaced by another one that was built into a folder of its own. */
export function createDeployments() {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-versions-'))
  const data = join(folder, 'data')
  let server: Running | undefined
  return {
    folderOf: (version: string) => join(folder, version),
    /** `first` is the site as it was built for the tests. */
    async deploy(version: string) {
      const port = String(server?.port ?? 0)
      await server?.stop('SIGKILL')
      const script = version === 'first' ? 'server/main.ts' : join(folder, version, 'server/main.ts')
      server = await startServer({ COLLECT_ONLY: '0', PORT: port, DATA_DIR: data }, script)
      return { address: `http://localhost:${server.port}`, server }
    },
    inquiries() {
      const ledger = openLedger(join(data, 'inquiries.sqlite'))
      const rows = ledger.list({})
      ledger.close()
      return rows
    },
    async end() {
      await server?.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
