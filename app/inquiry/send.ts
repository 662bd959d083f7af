import { site } from '#config'

/** The answer is not read: in this mode that of another origin is opaque. */
export async function send(inquiry: FormData) {
  await fetch(site.form.endpoint, { method: 'POST', mode: 'no-cors', body: inquiry })
}
