interface SwitchedOffTexts {
  title: (name: string) => string;
  message: (count: number) => string;
}

export const english: SwitchedOffTexts = {
  title: (name) => `“${name}” changed`,
  message: (count) =>
    count === 1
      ? "One of its tools changed and is off until somebody reviews it under Connections."
      : `${count} of its tools changed and are off until somebody reviews them under Connections.`,
};

export const german: SwitchedOffTexts = {
  title: (name) => `„${name}“ hat sich geändert`,
  message: (count) =>
    count === 1
      ? "Ein Werkzeug hat sich geändert und ist aus, bis es jemand unter „Verbindungen“ prüft."
      : `${count} Werkzeuge haben sich geändert und sind aus, bis sie jemand unter „Verbindungen“ prüft.`,
};
