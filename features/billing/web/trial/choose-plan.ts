interface Named {
  id: string;
  name: string;
}

const standardName = "individual";

/** The plan that is meant: by its id or its name, else Individual, else the first; undefined when there is none. */
export function choosePlan<P extends Named>(plans: readonly P[], wanted: string): P | undefined {
  const isNamed = (name: string) => (plan: P) => plan.name.toLowerCase() === name.toLowerCase();
  return (
    plans.find((plan) => plan.id === wanted) ??
    plans.find(isNamed(wanted)) ??
    plans.find(isNamed(standardName)) ??
    plans[0]
  );
}
