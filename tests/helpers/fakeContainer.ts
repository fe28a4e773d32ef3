/** A browser's service workers that are only made up: what happens to them is what the test lets happen. */

type State = ServiceWorker['state'];

/** A worker that is told things and changes its state. */
export class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  scriptURL = 'sw.js';
  /** What it answers to whoever asks it to take over; null where it says nothing. */
  constructor(public state: State, readonly answers: unknown = null, readonly taken: () => void = () => {}) { super(); }

  postMessage(message: unknown, [port]: readonly MessagePort[]): void {
    this.told.push(message);
    if (this.answers !== null) port?.postMessage(this.answers);
    if (this.answers === 'taken') this.taken();
  }
  become(state: State): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  /** The same as a browser's. */
  get own(): ServiceWorker {
    return this as unknown as ServiceWorker;
  }
}

export class FakeRegistration extends EventTarget {
  readonly scope = 'https://games.example/snag/';
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;

  async update(): Promise<void> { this.updates += 1; }
  /** A newer worker is found. */
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  /** Why nothing can be registered; null where it can. */
  refuses: Error | null = null;
  readonly scripts: unknown[] = [];

  startMessages(): void {}
  async register(script: unknown): Promise<FakeRegistration> {
    if (this.refuses) throw this.refuses;
    this.scripts.push(script);
    return this.registration;
  }
  /** Another worker serves the page. */
  serve(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
  /** A worker says something to the page. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** The same as a browser's. */
  get own(): ServiceWorkerContainer {
    return this as unknown as ServiceWorkerContainer;
  }
}
