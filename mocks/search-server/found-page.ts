/** A page as the scripted web has it. */
export interface FoundPage {
  title: string;
  url: string;
  text: string;
}

export const somePages: FoundPage[] = [
  {
    title: "Opening hours of the museum",
    url: "https://museum.example/hours",
    text: "Open from Tuesday to Sunday, 10 to 18.",
  },
  {
    title: "Museum & café",
    url: "https://guide.example/museum?lang=en",
    text: "A visitor's guide with prices and the way there.",
  },
];
