import type { ReactNode } from "react";
import { PublicHeader } from "#platform/web/page/public-header.tsx";

/** The frame of a page that strangers read. */
export function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      {children}
    </>
  );
}
