import { start } from './courier.ts'

// A module of its own, so that the courier's chunk needs no file of bundler's helpers beside it.
start()
