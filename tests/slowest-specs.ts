import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { note } from './slowest.ts'

export default class implements Reporter {
  onTestEnd({ location, title }: TestCase, { duration }: TestResult) {
    note(duration, location.file, title)
  }
}
