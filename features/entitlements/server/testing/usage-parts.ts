import { asPart } from "#platform/server/testing/as-part.ts";
import * as parts from "../index.ts";

/** Use is counted as a part of something: here of a command that does nothing else. */
export const reserveUsage = asPart(parts.reserveUsage);
export const settleUsage = asPart(parts.settleUsage);
export const releaseUsage = asPart(parts.releaseUsage);
export const spendUsage = asPart(parts.spendUsage);
export const recordUsage = asPart(parts.recordUsage);
