import { resolve } from 'node:path'

/** The environment of what a test starts: the project's own company, whatever `.env` and the environment say. */
export const ownCompany = { PATH: process.env.PATH, ENV_FILE: resolve(import.meta.dirname, 'company.env') }
