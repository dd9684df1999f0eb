import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { SCREENS } from '#core/screen.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import './antd-forced-colors.css';
import './antd-overrides.css';
import { antdTheme, letterSizes, seedColours } from './antd-theme.ts';

/** Ant Design's own are images with names, which are told beside the button or field that has one. */
const CLOSE = <Icon name="close" />;
const DOWN = <Icon name="down" />;

const { sm: SM, md: MD, lg: LG, xl: XL } = SCREENS;
const ANTD_SCREENS = Object.entries({ XS: 480, SM, MD, LG, XL, XXL: 2560, XXXL: 3840 });

const screenTokens = Object.fromEntries(
  ANTD_SCREENS.flatMap(([name, width], index) => [
    [`screen${name}`, width],
    [`screen${name}Min`, width],
    [`screen${name}Max`, (ANTD_SCREENS[index + 1]?.[1] ?? 10_000) - 1],
  ]),
);

/** They have nothing to do with colours. */
const LETTERS = letterSizes(antdTheme(() => ''));

/**
 * @param isStill for `prefers-reduced-motion`. Animations are switched off and not only shortened: on a slow device a
 *   shortened one makes a menu or dialog shrink and grow again, and a click in between is lost
 */
function themeOf(isDark: boolean, isStill: boolean): ThemeConfig {
  // Plain values, because Ant Design computes with colours and takes none that refer to others.
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`);
  const { token: tokens, components } = antdTheme(token);
  return {
    token: { ...tokens, ...screenTokens, motion: !isStill },
    components,
    // Ant Design's algorithm would change the seed colours.
    algorithm: [
      isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...seedColours(token) }),
    ],
  };
}

/**
 * Gives the lazily loaded Ant Design pages the product's look, following the system's light or dark scheme. Its styles
 * go into the layer `antd` (theme.css), so that any class of our own outranks them.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const themeNow = useMemo(() => themeOf(isDark, isStill), [isDark, isStill]);
  return (
    <StyleProvider layer>
      <style>{LETTERS}</style>
      <ConfigProvider theme={themeNow} modal={{ closeIcon: CLOSE }} select={{ suffixIcon: DOWN }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Whether a CSS media query matches. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
