/** Types, lint and format, dead code. */
import { runSteps } from './steps.ts'

process.exitCode = runSteps([
  ['Types', 'node_modules/.bin/tsc', '-p', '.'],
  ['Types of the service worker', 'node_modules/.bin/tsc', '-p', 'app/offline/worker'],
  ['Lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings'],
  ['Dead code', 'node_modules/.bin/knip'],
])
