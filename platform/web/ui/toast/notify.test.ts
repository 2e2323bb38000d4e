import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NotificationInput } from "./notification.ts";
import { dismissToast, listToasts, notify, onNotified, subscribeToasts } from "./notify.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { notification } of listToasts()) dismissToast(notification.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a notification", () => {
  it("closes by itself after its duration and pauses on hover", () => {
    const id = notify({ type: "success", title: "Success", duration: 4000 });
    expect(listToasts()).toEqual([
      {
        notification: {
          id,
          type: "success",
          title: "Success",
          autoClose: true,
          duration: 4000,
          pauseOnHover: true,
        },
        isClosing: false,
      },
    ]);
  });

  it("stays until it is closed if it is an error", () => {
    const action = { label: "Undo", onClick: () => {} };
    notify({
      id: "undo",
      type: "error",
      title: "Error",
      message: "No.",
      action,
    });
    expect(listToasts()[0]?.notification).toEqual({
      id: "undo",
      type: "error",
      title: "Error",
      message: "No.",
      autoClose: false,
      duration: 500,
      pauseOnHover: true,
      action,
    });
  });

  it("has an id of its own, in the order of showing", () => {
    const first = notify({ type: "info", title: "One", duration: 4000 });
    const second = notify({ type: "info", title: "Two", duration: 4000 });
    expect(first).not.toBe(second);
    expect(listToasts().map((toast) => toast.notification.id)).toEqual([first, second]);
  });

  it("replaces the one with the same id instead of standing beside it", () => {
    notify({ id: "upload", type: "info", title: "Uploading", duration: 4000 });
    notify({ id: "upload", type: "success", title: "Uploaded", duration: 4000 });
    expect(listToasts().map((toast) => toast.notification.title)).toEqual(["Uploaded"]);
  });
});

describe("the input of a notification, by its type", () => {
  type Accepts<Input> = Input extends NotificationInput ? true : false;

  it("is refused without a duration, unless it is an error or stays", () => {
    const silent: Accepts<{ type: "success"; title: string }> = false;
    const timed: Accepts<{ type: "success"; title: string; duration: number }> = true;
    const lasting: Accepts<{ type: "info"; title: string; autoClose: false }> = true;
    expect([silent, timed, lasting]).toEqual([false, true, true]);
  });

  it("is refused for an error that closes by itself", () => {
    const error: Accepts<{ type: "error"; title: string }> = true;
    const timed: Accepts<{ type: "error"; title: string; duration: number }> = false;
    const closing: Accepts<{ type: "error"; title: string; autoClose: true }> = false;
    expect([error, timed, closing]).toEqual([true, false, false]);
  });
});

describe("dismissing a toast", () => {
  it("plays the exit for 150 ms and then removes it", () => {
    const id = notify({ type: "info", title: "One", duration: 4000 });
    dismissToast(id);
    expect(listToasts()).toMatchObject([{ isClosing: true }]);
    vi.advanceTimersByTime(149);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(listToasts()).toHaveLength(0);
  });

  it("leaves the others alone", () => {
    const first = notify({ type: "info", title: "One", duration: 4000 });
    notify({ type: "info", title: "Two", duration: 4000 });
    dismissToast(first);
    vi.runAllTimers();
    expect(listToasts().map((toast) => toast.notification.title)).toEqual(["Two"]);
  });

  it("does not remove one that was shown anew during the exit", () => {
    notify({ id: "upload", type: "info", title: "Uploading", duration: 4000 });
    dismissToast("upload");
    notify({ id: "upload", type: "success", title: "Uploaded", duration: 4000 });
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
    notify({ type: "info", title: "Later", duration: 4000 });
    expect(keep).toHaveBeenCalledOnce();
    expect(keep.mock.calls[0]?.[0]).toMatchObject({ type: "error", message: "Please fill in all fields." });
  });

  it("of the screen is called when a toast comes, leaves and is gone", () => {
    const onChange = vi.fn();
    const stop = subscribeToasts(onChange);
    const id = notify({ type: "info", title: "One", duration: 4000 });
    dismissToast(id);
    vi.runAllTimers();
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
  });
});
