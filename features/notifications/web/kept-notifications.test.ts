import { beforeEach, describe, expect, it } from "vitest";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { publishRealtime } from "#platform/web/realtime/realtime-event.ts";
import { listToasts, notify } from "#platform/web/ui/toast/notify.ts";
import {
  clearNotifications,
  keepNotifications,
  listKeptNotifications,
  markNotificationsRead,
} from "./kept-notifications.ts";

keepNotifications();
beforeEach(clearNotifications);

const titles = () => listKeptNotifications().map(({ title }) => title);

describe("the notifications of this visit", () => {
  it("holds every toast as history, newest first and read", () => {
    notify({ type: "success", title: "Saved", duration: 4000 });
    notify({ type: "error", title: "Failed", message: "The disk is full." });
    expect(titles()).toEqual(["Failed", "Saved"]);
    expect(listKeptNotifications().every(({ isRead }) => isRead)).toBe(true);
  });

  it("holds what the server announces", () => {
    publishRealtime({
      id: "1",
      name: "notification.created",
      data: { type: "warning", title: "Budget used up" },
    });
    expect(listKeptNotifications()).toMatchObject([
      { type: "warning", title: "Budget used up", isRead: false },
    ]);
  });

  it("holds an announcement once, even if the stream repeats it", () => {
    const event = { id: "2", name: "notification.created", data: { title: "Once" } };
    publishRealtime(event);
    publishRealtime(event);
    expect(titles()).toEqual(["Once"]);
  });

  it("holds no longer what a later one takes back", () => {
    notify({ id: "deleted-1", type: "info", title: "Conversation deleted", duration: 4000 });
    notify({ id: "deleted-2", type: "info", title: "Another deleted", duration: 4000 });
    notify({
      id: "deleted-1",
      type: "success",
      title: "Conversation restored",
      replacesKept: true,
      duration: 4000,
    });
    expect(titles()).toEqual(["Conversation restored", "Another deleted"]);
  });

  it("holds both when the same toast says two things one after the other", () => {
    notify({ id: "auth", type: "error", title: "Refused" });
    notify({ id: "auth", type: "success", title: "Signed in", duration: 4000 });
    expect(titles()).toEqual(["Signed in", "Refused"]);
  });

  it("ignores an announcement without a title", () => {
    publishRealtime({ id: "3", name: "notification.created", data: { type: "info" } });
    publishRealtime({ id: "4", name: "notification.created", data: null });
    expect(titles()).toEqual([]);
  });

  it("goes with the person whom it was meant for, on the screen as well", () => {
    setUserOfTab("jana");
    notify({ type: "info", title: "Conversation deleted", message: "Renewal of Northwind", duration: 4000 });
    setUserOfTab(undefined);
    expect(titles()).toEqual([]);
    expect(listToasts()).toEqual([]);
  });

  it("is read at once and cleared at once", () => {
    publishRealtime({ id: "5", name: "notification.created", data: { title: "Note" } });
    expect(listKeptNotifications()).toMatchObject([{ isRead: false }]);
    markNotificationsRead();
    expect(listKeptNotifications()).toMatchObject([{ isRead: true }]);
    clearNotifications();
    expect(titles()).toEqual([]);
  });
});
