import { useEffect, useState } from "react";
import { type ClientConfig, loadConfig } from "./config.ts";

/** Whether this installation offers a feature. False until known. */
export function useFeature(name: ClientConfig["features"][number]): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isLeft = false;
    loadConfig().then(
      ({ features }) => !isLeft && setOffered(features.includes(name)),
      () => !isLeft && setOffered(false),
    );
    return () => {
      isLeft = true;
    };
  }, [name]);
  return isOffered;
}
