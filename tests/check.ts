/** Types, lint and format, dead code. */
import { program, runSteps } from './steps.ts'

process.exitCode = runSteps([
  ['Types', ...program('typescript', 'tsc'), '-p', '.'],
  ['Types of the service worker', ...program('typescript', 'tsc'), '-p', 'app/features/offline/worker'],
  ['Lint and format', ...program('@biomejs/biome'), 'check', '--error-on-warnings'],
  ['Dead code', ...program('knip')],
])
