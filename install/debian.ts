import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages where nobody has to be asked: as root on Debian. Answers whether it is there now. */
export function installPackages(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}

function apt(...parameters: string[]) {
  // Somebody else may be installing just now: a new machine does in its first minutes.
  const patiently = ['-o', 'DPkg::Lock::Timeout=300']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // What is installed is said on the second channel: it is no test's result.
  return spawnSync('apt-get', [...patiently, ...parameters], { stdio: ['ignore', 2, 2], env }).status === 0
}
