import { site } from './site.ts'

/** Where the form sends. By itself, so that the browser's scripts need not bring all of the company along. */
export const form = site.form
