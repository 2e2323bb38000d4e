import { type ReactNode, useMemo } from "react";
import { OpenApprovals } from "#features/tools/web/index.tsx";
import { useInbox } from "./use-inbox.ts";

/** Tells the cards inside which approvals wait for the reader, so that those that are alike can be decided together. */
export function WithOpenApprovals({ children }: { children: ReactNode }) {
  const { data } = useInbox("mine");
  const open = useMemo(
    () =>
      data?.pages.flatMap(({ items }) =>
        items.flatMap((item) => (item.type === "approval" ? item.approval : [])),
      ) ?? [],
    [data],
  );
  return <OpenApprovals value={open}>{children}</OpenApprovals>;
}
