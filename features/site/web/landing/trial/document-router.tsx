import { type ReactNode, useState } from "react";
import { createPath, type Navigator, parsePath, Router, type To } from "react-router";

let hasLeft = false;

/** Whether navigation to another document has started. */
export const isLeaving = () => hasLeft;

/** A router for pages outside the application: navigation loads a new document. */
export function DocumentRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(readPlace);
  const [navigator] = useState<Navigator>(() => ({
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to) => {
      hasLeft = true;
      location.assign(hrefOf(to));
    },
    replace: (to, state) => {
      const { pathname = location.pathname } = typeof to === "string" ? parsePath(to) : to;
      if (pathname !== location.pathname) return location.replace(hrefOf(to));
      history.replaceState(state, "", hrefOf(to));
      setPlace(readPlace());
    },
  }));
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  );
}

function hrefOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function readPlace() {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
}
