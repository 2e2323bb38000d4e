import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { publishRealtime } from "#platform/web/realtime/realtime-event.ts";
import { listToasts } from "#platform/web/ui/toast/notify.ts";
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
  setUserOfTab("jana");
  setUserOfTab(undefined);
  vi.unstubAllGlobals();
  vi.mocked(toastTold).mockClear();
});

let lastId = 0;
const happens = (data: unknown) =>
  publishRealtime({ id: `announced-${++lastId}`, name: "notification.created", data });
const titles = () => listToasts().map(({ notification }) => notification.title);

describe("what the server announces", () => {
  it("is said at once when it concerns a moment", () => {
    happens({ type: "warning", title: "Budget used up" });
    expect(listToasts()).toMatchObject([{ notification: { type: "warning", title: "Budget used up" } }]);
  });

  it("goes with the person whom it was meant for", () => {
    setUserOfTab("jana");
    happens({ title: "For Jana" });
    setUserOfTab(undefined);
    expect(titles()).toEqual([]);
  });

  it("is said in a tab that is seen when it is new, and not when it repeats what is unread", async () => {
    happens({ id: "one", kind: "mention", count: 1 });
    await vi.waitFor(() => expect(toastTold).toHaveBeenCalledExactlyOnceWith("one", open));
    happens({ id: "one", kind: "mention", count: 2 });
    visibilityState = "hidden";
    happens({ id: "two", kind: "mention", count: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(toastTold).toHaveBeenCalledOnce();
  });

  it("is ignored without words and without an id", async () => {
    for (const data of [null, { type: "info" }, { title: 3 }, { id: 4, count: 1 }]) happens(data);
    await new Promise((resolve) => setTimeout(resolve));
    expect([titles(), vi.mocked(toastTold).mock.calls]).toEqual([[], []]);
  });
});
