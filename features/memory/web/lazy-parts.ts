import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded after the page. */
export const MemorySwitch = optionalPart(async () => (await import("./memory-switch.tsx")).MemorySwitch);
export const MemoryOfAgent = optionalPart(async () => (await import("./agent-memory.tsx")).MemoryOfAgent);
