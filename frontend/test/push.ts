/** The key of the server, as specs know it: three bytes as base64url. */
export const KEY = 'AQID';

/** What jsdom lacks of notices: a browser that can be told. Each field may be set by a spec. */
export class PushBrowser {
  permission: NotificationPermission = 'default';
  /** What somebody answers when they are asked. */
  answer: NotificationPermission = 'granted';
  /** Where the browser can be reached; another one once it was subscribed anew. */
  endpoint = 'https://push.example/1';
  subscription: PushSubscription | null = null;
  asked = 0;
  /** The tags of the notices that are shown. */
  shown: string[] = [];
  private readonly messages = new EventTarget();

  constructor() {
    const browser = this;
    const registration = {
      getNotifications: async () =>
        this.shown.map((tag) => ({
          close: () => {
            this.shown = this.shown.filter((other) => other !== tag);
          },
        })),
      pushManager: {
        getSubscription: async () => this.subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          this.subscription ??= this.subscribed(applicationServerKey);
          return this.subscription;
        },
      },
    };
    const worker = Object.assign(this.messages, {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    Object.assign(window, {
      PushManager: class {},
      Notification: {
        get permission() {
          return browser.permission;
        },
        requestPermission: async () => {
          this.asked += 1;
          this.permission = this.answer;
          return this.answer;
        },
      },
    });
  }

  /** What the service worker says to the page. @returns what the page answers to it, if it is asked */
  say(data: unknown): unknown[] {
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => answers.push(answer) };
    this.messages.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    return answers;
  }

  /** Takes all of it away again. */
  end(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
    localStorage.clear();
  }

  private subscribed(key: string): PushSubscription {
    const { endpoint } = this;
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
  }
}
