export { LimitNotice } from "./limit-notice.tsx";
export { type LimitReached, readLimitReached } from "./limit-reached.ts";
export { UsageLeft } from "./usage-left.tsx";
export { UsageMeters } from "./usage-meters.tsx";
export { refreshUsage } from "./use-usage.ts";
