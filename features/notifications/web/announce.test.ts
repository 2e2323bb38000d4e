import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publishRealtime } from "#platform/web/realtime/realtime-event.ts";
import { announceNotifications } from "./announce.ts";
import { toastTold } from "./told/toast-told.ts";

vi.mock("./told/toast-told.ts", () => ({ toastTold: vi.fn() }));

const open = vi.fn();
let visibilityState = "visible";
let stop = () => {};
beforeEach(() => {
  visibilityState = "visible";
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibilityState;
    },
  });
  stop = announceNotifications(open);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.mocked(toastTold).mockClear();
});

let lastId = 0;
const happens = (data: unknown) =>
  publishRealtime({ id: `announced-${++lastId}`, name: "notification.created", data });

describe("what the server announces", () => {
  it("is said in a tab that is seen when it is new, and not when it repeats what is unread", async () => {
    happens({ id: "one", kind: "mention", count: 1 });
    await vi.waitFor(() => expect(toastTold).toHaveBeenCalledExactlyOnceWith({ id: "one", count: 1 }, open));
    happens({ id: "one", kind: "mention", count: 2 });
    visibilityState = "hidden";
    happens({ id: "two", kind: "mention", count: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(toastTold).toHaveBeenCalledOnce();
  });

  it("is said each time when each is a moment of its own", async () => {
    for (const kind of ["task_reminder", "trigger_stopped"]) happens({ id: kind, kind, count: 2 });
    await vi.waitFor(() => expect(toastTold).toHaveBeenCalledTimes(2));
  });

  it("is ignored without an id", async () => {
    for (const data of [null, { title: "No row" }, { id: 4, count: 1 }, { id: "one" }]) happens(data);
    await new Promise((resolve) => setTimeout(resolve));
    expect(toastTold).not.toHaveBeenCalled();
  });
});
