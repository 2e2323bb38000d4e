import { asPart } from "#platform/server/testing/as-part.ts";
import * as parts from "../index.ts";

/** Wraps usage commands, which only run as part of another one. */
export const reserveUsage = asPart(parts.reserveUsage);
export const settleUsage = asPart(parts.settleUsage);
export const releaseUsage = asPart(parts.releaseUsage);
export const spendUsage = asPart(parts.spendUsage);
export const recordUsage = asPart(parts.recordUsage);
