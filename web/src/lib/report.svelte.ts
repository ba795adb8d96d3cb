// Whom somebody is about to report, and where they met; the window for it is App's.
export interface About {
  name: string;
  table: string; // "" = nowhere in particular
}

export const reporting = $state<{ about: About | null }>({ about: null });
