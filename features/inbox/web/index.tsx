export { useWaitingCount } from "./bell/use-waiting-count.ts";
export { WaitingEntries } from "./bell/waiting-entries.tsx";
export { InboxPanel, WaitingCount } from "./lazy-parts.ts";
export { RequestCard } from "./requests/request-card.tsx";
export { waitingCallsView } from "./waiting-calls-view.tsx";
