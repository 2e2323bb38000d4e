export { useWaitingCount } from "./bell/use-waiting-count.ts";
export { WaitingCount } from "./bell/waiting-count.tsx";
export { WaitingEntries } from "./bell/waiting-entries.tsx";
export { InboxPanel } from "./panel/inbox-panel.tsx";
export { waitingCallsView } from "./waiting-calls-view.tsx";
