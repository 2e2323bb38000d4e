import { beforeEach, expect, test, vi } from "vitest";
import { carryToast, showCarriedToast } from "./carried-toast.ts";
import { dismissToast, listToasts } from "./notify.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  for (const { notification } of listToasts()) dismissToast(notification.id);
});

test("a toast is shown by the next document, and only there", () => {
  carryToast({ id: "carried", type: "success", title: "Success!", message: "Here.", duration: 4000 });
  showCarriedToast();
  const titles = () => listToasts().filter(({ notification }) => notification.id === "carried");
  expect(titles()).toHaveLength(1);
  dismissToast("carried");
  showCarriedToast();
  expect(titles().every(({ isClosing }) => isClosing)).toBe(true);
});

test("what is no toast is not shown", () => {
  sessionStorage.setItem("adjutant.toast", "{");
  expect(showCarriedToast).not.toThrow();
});
