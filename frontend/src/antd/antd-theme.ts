import { token2CSSVar } from '@ant-design/cssinjs';
import type { ThemeConfig } from 'antd';

/** Reads the current value of a design token of app/theme/tokens.css, such as '#1f5c49' for `accent`. */
type ReadToken = (name: string) => string;

/** The colours from which Ant Design makes others. */
export function seedColours(token: ReadToken) {
  return {
    colorPrimary: token('accent'),
    colorSuccess: token('flagGreen'),
    colorWarning: token('flagYellow'),
    colorError: token('danger'),
    colorInfo: token('info'),
    colorLink: token('info'),
    colorBgBase: token('surface'),
    colorTextBase: token('ink'),
  };
}

/** Ant Design's theme, with the colours of the design tokens. */
export function antdTheme(token: ReadToken): Required<Pick<ThemeConfig, 'token' | 'components'>> {
  return {
    token: {
      ...seedColours(token),
      colorPrimaryHover: token('accentHover'),
      colorPrimaryActive: token('accentActive'),
      colorPrimaryBg: token('accentTint'),
      colorPrimaryBgHover: token('accentTint'),
      colorPrimaryBorder: token('accentLine'),
      colorPrimaryText: token('accent'),
      colorPrimaryTextHover: token('accentHover'),
      colorPrimaryTextActive: token('accentActive'),
      colorSuccessBg: token('greenTint'),
      colorSuccessBorder: token('greenLine'),
      colorSuccessText: token('greenText'),
      colorWarningBg: token('yellowTint'),
      colorWarningBorder: token('yellowLine'),
      colorWarningText: token('yellowText'),
      colorErrorBg: token('dangerTint'),
      colorErrorBorder: token('dangerLine'),
      colorErrorText: token('dangerText'),
      colorErrorHover: token('dangerHover'),
      colorInfoBg: token('infoTint'),
      colorInfoBorder: token('infoLine'),
      colorInfoText: token('info'),
      colorLinkHover: token('infoHover'),
      colorLinkActive: token('info'),
      colorText: token('ink'),
      colorTextHeading: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextDescription: token('muted'),
      colorTextTertiary: token('faint'),
      colorTextPlaceholder: token('faint'),
      colorTextDisabled: token('faint'),
      colorTextQuaternary: token('faint'),
      colorTextLabel: token('muted'),
      colorTextLightSolid: token('accentInk'),
      colorIcon: token('muted'),
      colorIconHover: token('ink'),
      colorBgLayout: token('ground'),
      colorBgContainer: token('surface'),
      colorBgElevated: token('surfaceFloating'),
      colorBgContainerDisabled: token('surfaceSunken'),
      colorBgMask: token('mask'),
      colorFillAlter: token('surfaceSunken'),
      colorFillQuaternary: token('surfaceSunken'),
      colorFillTertiary: token('surfaceSunken'),
      colorFillSecondary: token('line'),
      colorBorder: token('lineStrong'),
      colorBorderSecondary: token('line'),
      colorBorderDisabled: token('line'),
      colorSplit: token('line'),
      controlItemBgActive: token('accentTint'),
      controlItemBgHover: token('surfaceSunken'),
      controlItemBgActiveHover: token('accentTint'),
      controlOutline: token('focusGlow'),
      controlOutlineWidth: 3,
      lineWidthFocus: 3,
      fontFamily: 'var(--font-text)',
      fontFamilyCode: 'var(--font-mono)',
      fontSize: 16,
      fontSizeSM: 14,
      fontSizeLG: 18,
      fontSizeHeading1: 40,
      fontSizeHeading2: 24,
      fontSizeHeading3: 19,
      fontSizeHeading4: 17,
      fontSizeHeading5: 16,
      lineHeight: 1.5,
      lineHeightHeading1: 1.12,
      lineHeightHeading2: 1.2,
      lineHeightHeading3: 1.3,
      fontWeightStrong: 600,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      borderRadiusXS: 3,
      padding: 16,
      paddingLG: 24,
      paddingSM: 12,
      paddingXS: 8,
      margin: 16,
      marginLG: 24,
      boxShadow: token('shadow-overlay'),
      boxShadowSecondary: token('shadow-overlay'),
      boxShadowTertiary: token('shadow-tile'),
      motionDurationFast: '0.12s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.28s',
      motionEaseOut: 'cubic-bezier(.2,.7,.2,1)',
      wireframe: false,
    },
    components: {
      Button: {
        fontWeight: 600,
        paddingInline: 16,
        paddingInlineLG: 22,
        paddingInlineSM: 11,
        contentFontSize: 15.5,
        contentFontSizeLG: 17,
        contentFontSizeSM: 14.5,
        primaryColor: token('accentInk'),
        dangerColor: token('dangerInk'),
        primaryShadow: token('shadow-press'),
        defaultShadow: token('shadow-tile'),
        dangerShadow: token('shadow-tile'),
        defaultBorderColor: token('lineStrong'),
        defaultHoverBorderColor: token('accent'),
        defaultHoverColor: token('accent'),
        defaultActiveBorderColor: token('accentActive'),
        defaultActiveColor: token('accentActive'),
        textTextColor: token('accent'),
        textTextHoverColor: token('accentHover'),
        textTextActiveColor: token('accentActive'),
        textHoverBg: token('accentTint'),
      },
      Input: {
        activeBorderColor: token('focus'),
        hoverBorderColor: token('accent'),
        paddingInline: 12,
        inputFontSize: 16,
        inputFontSizeLG: 18,
      },
      InputNumber: {
        inputFontSize: 16,
        inputFontSizeLG: 18,
        activeBorderColor: token('focus'),
        hoverBorderColor: token('accent'),
      },
      Select: {
        activeBorderColor: token('focus'),
        hoverBorderColor: token('accent'),
        optionSelectedBg: token('accentTint'),
        optionSelectedColor: token('ink'),
        optionSelectedFontWeight: 600,
        optionActiveBg: token('surfaceSunken'),
        optionFontSize: 16,
        optionHeight: 40,
        optionPadding: '8px 12px',
      },
      Form: {
        labelColor: token('ink'),
        labelFontSize: 15,
        labelRequiredMarkColor: token('dangerText'),
        verticalLabelPadding: '0 0 6px',
        itemMarginBottom: 20,
      },
      Segmented: {
        trackBg: token('surfaceSunken'),
        trackPadding: 3,
        itemColor: token('muted'),
        itemHoverColor: token('ink'),
        itemSelectedBg: token('surfaceSelected'),
        itemSelectedColor: token('ink'),
        itemHoverBg: token('line'),
        itemActiveBg: token('line'),
      },
      Drawer: {
        footerPaddingBlock: 14,
        footerPaddingInline: 24,
      },
      Modal: {
        titleFontSize: 20,
        titleColor: token('ink'),
        contentBg: token('surface'),
        headerBg: 'transparent',
        footerBg: 'transparent',
      },
      Alert: {
        defaultPadding: '12px 14px',
        withDescriptionPadding: '14px 16px',
        withDescriptionIconSize: 20,
        colorSuccess: token('greenText'),
        colorError: token('dangerText'),
        colorWarning: token('yellowText'),
      },
      Progress: {
        defaultColor: token('accent'),
        remainingColor: token('line'),
        lineBorderRadius: 6,
      },
      Steps: {
        iconSize: 32,
        descriptionMaxWidth: 160,
      },
      Upload: {
        actionsColor: token('muted'),
      },
    },
  };
}

const PX_PER_REM = 16;

/**
 * A style sheet by which Ant Design's letters follow the size that the browser is set to: it takes and writes px, from which it also
 * works out the heights of lines.
 */
export function letterSizes({ token, components }: ReturnType<typeof antdTheme>): string {
  const groups = [
    ['ant', token] as const,
    ...Object.entries(components).map(([name, its]) => [token2CSSVar(name, 'ant').slice(2), its] as const),
  ];
  const sizes = groups.flatMap(([prefix, values]) =>
    Object.entries(values as Record<string, unknown>).flatMap(([name, px]) =>
      /fontSize/i.test(name) && typeof px === 'number'
        ? [`${token2CSSVar(name, prefix)}: ${px / PX_PER_REM}rem;`]
        : [],
    ),
  );
  // Ant Design's own rule has the same variables, outside of all layers.
  return `html:root [class*="css-var-"] { ${sizes.join(' ')} }`;
}
