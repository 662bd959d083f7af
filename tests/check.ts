/** Types, lint and format, what is rendered where, who imports whom, dead code. */
import { program } from '../install/program.ts'
import { runSteps } from './steps.ts'

process.exitCode = runSteps([
  ['Types', ...program('typescript', 'tsc'), '-p', '.'],
  ['Types of the service worker', ...program('typescript', 'tsc'), '-p', 'app/features/offline/worker'],
  ['Lint and format', ...program('@biomejs/biome'), 'check', '--error-on-warnings'],
  ['Client components', process.execPath, 'tests/use-client.ts'],
  ['Rooms', process.execPath, 'tests/rooms.ts'],
  ['Dead code', ...program('knip')],
])
