import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, listToasts, notify, onNotified, subscribeToasts } from "./notify.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { notification } of listToasts()) dismissToast(notification.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a notification", () => {
  it("closes by itself after 500 ms and pauses on hover, unless it says otherwise", () => {
    const id = notify({ type: "success", title: "Success" });
    expect(listToasts()).toEqual([
      {
        notification: {
          id,
          type: "success",
          title: "Success",
          autoClose: true,
          duration: 500,
          pauseOnHover: true,
        },
        isClosing: false,
      },
    ]);
  });

  it("keeps what the caller stated", () => {
    const action = { label: "Undo", onClick: () => {} };
    notify({
      id: "undo",
      type: "error",
      title: "Error",
      message: "No.",
      autoClose: false,
      duration: 6000,
      action,
    });
    expect(listToasts()[0]?.notification).toEqual({
      id: "undo",
      type: "error",
      title: "Error",
      message: "No.",
      autoClose: false,
      duration: 6000,
      pauseOnHover: true,
      action,
    });
  });

  it("has an id of its own, in the order of showing", () => {
    const first = notify({ type: "info", title: "One" });
    const second = notify({ type: "info", title: "Two" });
    expect(first).not.toBe(second);
    expect(listToasts().map((toast) => toast.notification.id)).toEqual([first, second]);
  });

  it("replaces the one with the same id instead of standing beside it", () => {
    notify({ id: "upload", type: "info", title: "Uploading" });
    notify({ id: "upload", type: "success", title: "Uploaded" });
    expect(listToasts().map((toast) => toast.notification.title)).toEqual(["Uploaded"]);
  });
});

describe("dismissing a toast", () => {
  it("plays the exit for 150 ms and then removes it", () => {
    const id = notify({ type: "info", title: "One" });
    dismissToast(id);
    expect(listToasts()).toMatchObject([{ isClosing: true }]);
    vi.advanceTimersByTime(149);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(listToasts()).toHaveLength(0);
  });

  it("leaves the others alone", () => {
    const first = notify({ type: "info", title: "One" });
    notify({ type: "info", title: "Two" });
    dismissToast(first);
    vi.runAllTimers();
    expect(listToasts().map((toast) => toast.notification.title)).toEqual(["Two"]);
  });

  it("does not remove one that was shown anew during the exit", () => {
    notify({ id: "upload", type: "info", title: "Uploading" });
    dismissToast("upload");
    notify({ id: "upload", type: "success", title: "Uploaded" });
    vi.advanceTimersByTime(1000);
    expect(listToasts()).toMatchObject([{ notification: { title: "Uploaded" }, isClosing: false }]);
  });

  it("ignores an id that is not shown", () => {
    const onChange = vi.fn();
    const stop = subscribeToasts(onChange);
    dismissToast("nobody");
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });
});

describe("a listener", () => {
  it("of notifications gets every one of them until it stops", () => {
    const keep = vi.fn();
    const stop = onNotified(keep);
    notify({ type: "error", title: "Error", message: "Please fill in all fields.", autoClose: false });
    stop();
    notify({ type: "info", title: "Later" });
    expect(keep).toHaveBeenCalledOnce();
    expect(keep.mock.calls[0]?.[0]).toMatchObject({ type: "error", message: "Please fill in all fields." });
  });

  it("of the screen is called when a toast comes, leaves and is gone", () => {
    const onChange = vi.fn();
    const stop = subscribeToasts(onChange);
    const id = notify({ type: "info", title: "One" });
    dismissToast(id);
    vi.runAllTimers();
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
  });
});
