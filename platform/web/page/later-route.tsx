import type { RouteObject } from "react-router";
import type { LaterProps } from "./later-page.tsx";
import type { PageHandle } from "./page-handle.ts";

/** A route of the product whose capability is not built yet. */
export function laterRoute({ path, access = "user", ...page }: LaterRoute): RouteObject {
  const handle: PageHandle = { title: page.title, access };
  const back = access === "public" ? { backTo: "/", backLabel: "Go Home" } : {};
  return {
    path,
    handle,
    lazy: async () => {
      const { LaterPage } = await import("./later-page.tsx");
      return { Component: () => <LaterPage {...back} {...page} /> };
    },
  };
}

interface LaterRoute extends LaterProps {
  path: string;
  access?: PageHandle["access"];
}
