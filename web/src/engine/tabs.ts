/** Of all tabs with this page, one has the engine. Another one can take it over. */

/** What is used of a BroadcastChannel. */
type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage">;
type Locks = Pick<LockManager, "request">;

export class Tabs {
  private free: (() => void) | null = null;

  /** `lost` is called when another tab takes over; the engine has to be stopped there and then. */
  constructor(
    private readonly name: string,
    private readonly lost: () => void,
    private readonly locks: Locks | null = (navigator.locks as LockManager | undefined) ?? null,
    private readonly channel: Channel = new BroadcastChannel(name),
  ) {
    channel.onmessage = () => {
      if (!this.free) return;
      this.lost();
      this.release();
    };
  }

  /** Have the engine, if no other tab has it. */
  claim(): Promise<boolean> {
    // an insecure address has no locks: the tab that was opened last has the engine
    return this.locks ? this.hold({ ifAvailable: true }) : this.take();
  }

  /** Have the engine, as soon as the other tab has given it up. */
  async take(): Promise<boolean> {
    this.channel.postMessage("take");
    if (this.locks) return this.hold({});
    this.free = () => undefined;
    return true;
  }

  /** Give the engine up. */
  release(): void {
    this.free?.();
    this.free = null;
  }

  private hold(how: LockOptions): Promise<boolean> {
    return new Promise((found, fail) => {
      const asked = this.locks?.request(this.name, how, (lock) => {
        found(lock !== null);
        return lock && new Promise<void>((free) => (this.free = free));
      });
      asked?.catch(fail);
    });
  }
}
