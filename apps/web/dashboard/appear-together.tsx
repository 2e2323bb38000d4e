import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/** After this time the parts that are known appear without the others. */
const longestMs = 3_000;

/** Shows parts as soon as all have read what they need, so that none moves another one. `waiting` stands there until then. */
export function AppearTogether({ isAtOnce, waiting, className, children }: AppearTogetherProps) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(isAtOnce);
  useEffect(() => {
    if (isShown) return;
    const show = () => setShown(true);
    const showWhenRead = () => {
      if (client.isFetching({ predicate: ({ state }) => isFirstReading(state) }) === 0) show();
    };
    // Those of the parts inside have begun: their effects ran before this one.
    showWhenRead();
    const unsubscribe = client.getQueryCache().subscribe(showWhenRead);
    const timer = setTimeout(show, longestMs);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, isShown]);
  return (
    <>
      {!isShown && waiting}
      <div className={classNames(className, !isShown && "hidden!")}>{children}</div>
    </>
  );
}

interface AppearTogetherProps {
  /** What they need is known already, or one of them is looked for. */
  isAtOnce: boolean;
  waiting: ReactNode;
  className: string;
  children: ReactNode;
}

/** A part whose reading has failed once says so by itself. */
function isFirstReading({
  status,
  fetchFailureCount,
}: {
  status: string;
  fetchFailureCount: number;
}): boolean {
  return status === "pending" && fetchFailureCount === 0;
}
