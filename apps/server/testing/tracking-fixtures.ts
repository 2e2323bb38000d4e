import { addRequests } from "#features/tracking/server/add-requests.ts";
import { addEvents } from "#features/tracking/server/collecting/add-events.ts";
import {
  countEvents,
  countSessions,
  countSteps,
  noteAllCounted,
} from "#features/tracking/server/counting/count-visits.ts";
import { addVisit } from "#features/tracking/server/testing.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on anonymous counts and visits. */
export const trackingFixtures: Record<string, CommandFixture> = {
  "metrics.add_requests": { act: null, perform: ({ system }) => addRequests(system, { count: 3 }) },
  "tracking.add_events": {
    act: null,
    perform: async (world) => {
      const sessionId = await addVisit(world);
      const opened = { eventType: "trial_opened" as const, route: "/", metadata: {} };
      await addEvents(world.as({ type: "anonymous" }), { sessionId, events: [opened] });
    },
  },
  "analytics.count_sessions": { act: null, perform: ({ system }) => countSessions(system, { limit: 10 }) },
  "analytics.count_events": { act: null, perform: ({ system }) => countEvents(system, { limit: 10 }) },
  "analytics.count_steps": { act: null, perform: ({ system }) => countSteps(system, { limit: 10 }) },
  "analytics.note_counted": {
    act: null,
    perform: ({ system }) => noteAllCounted(system, { at: new Date() }),
  },
};
