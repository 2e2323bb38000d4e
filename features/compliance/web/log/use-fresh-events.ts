import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { log } from "#platform/web/log.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { LogScope } from "../../contract/index.ts";
import type { LogFilter } from "./filter/log-filter.ts";
import { fetchPage, keyOf, type LogPage, type LogPages } from "./use-log.ts";

/** Shorter than the server announces. */
const watchAgainMs = 45_000;

/**
 * Events that came since the list was loaded. They wait until the reader wants them, so that nothing moves. The
 * server announces at most once a second that the log has grown, to those who look.
 */
export function useFreshEvents(filter: LogFilter) {
  const client = useQueryClient();
  const key = keyOf(filter);
  const [fresh, setFresh] = useState<{ key: string; page: LogPage }>();
  const keyText = JSON.stringify(key);
  /** The newest number that was announced while a look was under way. */
  const announced = useRef(0);
  const isLooking = useRef(false);
  useWatch(filter.scope);

  const look = async () => {
    const known = client.getQueryData<LogPages>(key)?.pages[0];
    const top = Math.max(known?.items[0]?.number ?? 0, fresh?.page.items[0]?.number ?? 0);
    if (!known || isLooking.current || announced.current <= top) return;
    isLooking.current = true;
    try {
      for (let seen = 0; seen < announced.current; ) {
        seen = announced.current;
        setFresh({ key: keyText, page: await fetchPage(filter, undefined) });
      }
    } catch (error) {
      log.debug("New events could not be loaded.", error);
    } finally {
      isLooking.current = false;
    }
  };
  useRealtime<{ scope?: LogScope; newest?: number }>("log.grown", ({ data }) => {
    if (data.scope !== filter.scope) return;
    announced.current = Math.max(announced.current, data.newest ?? 0);
    void look();
  });

  const page = fresh?.key === keyText ? fresh.page : undefined;
  const shown = new Set(
    client.getQueryData<LogPages>(key)?.pages.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const count = page?.items.filter(({ id }) => !shown.has(id)).length ?? 0;
  return {
    count,
    /** More came than one page holds. */
    isMore: page !== undefined && count === page.items.length && page.nextCursor !== null,
    /** Asks again: more may have come while these waited. */
    async show() {
      if (!page) return;
      const latest = await fetchPage(filter, undefined).catch(() => page);
      client.setQueryData<LogPages>(key, { pages: [latest], pageParams: [undefined] });
      setFresh(undefined);
    },
  };
}

/** Tells the server, while the page is visible, that somebody looks. */
function useWatch(scope: LogScope): void {
  useEffect(() => {
    const watch = () => {
      if (document.visibilityState !== "visible") return;
      api
        .POST("/api/v1/compliance/watch", { body: { scope } })
        .catch((error: unknown) => log.debug("The log is not followed live.", error));
    };
    watch();
    const timer = setInterval(watch, watchAgainMs);
    document.addEventListener("visibilitychange", watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [scope]);
}
