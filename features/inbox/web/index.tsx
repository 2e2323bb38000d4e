export { useWaitingCount } from "./bell/use-waiting-count.ts";
export { WaitingEntries } from "./bell/waiting-entries.tsx";
export { InboxPanel, WaitingCount } from "./later-parts.ts";
export { waitingCallsView } from "./waiting-calls-view.tsx";
