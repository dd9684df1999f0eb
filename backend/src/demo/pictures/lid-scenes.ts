import {
  at,
  blue,
  brick,
  circle,
  cream,
  cycled,
  felt,
  green,
  ink,
  mint,
  navy,
  night,
  paper,
  rect,
  red,
  shade,
  shape,
  sky,
  stroke,
  times,
  WIDTH,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { lid, stars } from './lid.ts';
import { meeple } from './pieces.ts';
import { sign } from './signs.ts';

// The lids of game boxes, close up.

export const ringedPlanet = (height: number) =>
  lid(
    height,
    ink,
    stars(height, 4) +
      at(
        600,
        height / 2,
        `<g transform="rotate(-16)">${stroke('M-430 0A430 95 0 0 1 430 0', woodLight, 34)}${circle(0, 0, 270, red)}${stroke('M-240-120Q0-60 240-120M-268 30Q0 100 268 30', shade(red, -0.22), 26)}${stroke('M-430 0A430 95 0 0 0 430 0', woodLight, 34)}</g>`,
      ),
  );

export const moonMountains = (height: number) =>
  lid(
    height,
    '#a9bcc9',
    circle(850, height * 0.27, 130, cream) +
      shape(`M0 ${height * 0.78}L330 ${height * 0.34}L640 ${height * 0.8}z`, '#5f7480') +
      shape(
        `M330 ${height * 0.34}L225 ${height * 0.49}L300 ${height * 0.46}L345 ${height * 0.52}L400 ${height * 0.45}L436 ${height * 0.5}z`,
        paper,
      ) +
      shape(`M380 ${height * 0.9}L800 ${height * 0.42}L1200 ${height * 0.88}z`, '#4b5f6b') +
      shape(
        `M800 ${height * 0.42}L690 ${height * 0.55}L780 ${height * 0.52}L830 ${height * 0.58}L915 ${height * 0.54}z`,
        paper,
      ) +
      rect(0, height * 0.76, WIDTH, height * 0.3, '#33453f') +
      times(9, (index) =>
        at(
          90 + index * 132,
          height * 0.84,
          shape('M-54 60L0 -110L54 60z', cycled(['#22332d', '#2a3d36'], index)),
        ),
      ),
  );

export const castle = (height: number) => {
  const floor = height * 0.84;
  const tower = (x: number, width: number, tall: number) =>
    rect(x, floor - tall, width, tall, woodLight) +
    times(3, (index) => rect(x + (index * width) / 2.5, floor - tall - 44, width / 5, 46, woodLight)) +
    rect(x + width * 0.8, floor - tall, width * 0.2, tall, shade(woodLight, -0.14));
  return lid(
    height,
    brick,
    circle(600, floor - 360, 420, shade(brick, 0.1)) +
      tower(240, 200, 420) +
      tower(760, 200, 420) +
      tower(420, 360, 300) +
      tower(530, 150, 560) +
      shape(`M520 ${floor}V${floor - 120}A80 80 0 0 1 680 ${floor - 120}V${floor}z`, '#3a120c') +
      rect(600, floor - 830, 9, 230, cream) +
      shape(`M609 ${floor - 826}L740 ${floor - 786}L609 ${floor - 746}z`, yellow) +
      rect(0, floor, WIDTH, height, '#3a120c'),
  );
};

export const bigLeaf = (height: number) =>
  lid(
    height,
    mint,
    at(
      600,
      height * 0.48,
      shape('M0-400C260-190 260 190 0 400C-260 190-260-190 0-400z', felt) +
        stroke(
          'M0-320V440M0-170L110-240M0-170L-110-240M0-30L140-120M0-30L-140-120M0 110L140 20M0 110L-140 20M0 240L100 170M0 240L-100 170',
          cream,
          17,
        ),
      8,
      height / 1250,
    ),
  );

export const sailingBoat = (height: number) => {
  const sea = height * 0.64;
  const swell = (y: number, colour: string, shift: number) =>
    shape(`M${-shift} ${y}q100-60 200 0t200 0t200 0t200 0t200 0t200 0t200 0V${height}H0z`, colour);
  return lid(
    height,
    blue,
    circle(880, height * 0.26, 130, yellow) +
      at(
        540,
        sea,
        shape('M-12 -400L-12 -60L-220 -60z', cream) +
          shape('M16 -340L16 -60L210 -60z', shade(cream, -0.06)) +
          rect(-6, -420, 12, 400, woodDark) +
          shape('M-250 -40L260 -40L190 70L-180 70z', red),
      ) +
      swell(sea + 40, '#3f73b8', 40) +
      swell(sea + 120, shade(blue, -0.12), 130) +
      swell(sea + 210, navy, 10),
  );
};

export const lighthouse = (height: number) => {
  const floor = height * 0.84;
  const bands = times(5, (index) =>
    shape(
      `M${-120 + index * 11} ${-index * 120}L${120 - index * 11} ${-index * 120}L${109 - index * 11} ${-(index + 1) * 120}L${-109 + index * 11} ${-(index + 1) * 120}z`,
      index % 2 ? cream : red,
    ),
  );
  return lid(
    height,
    navy,
    stars(height * 0.7, 9, shade(navy, 0.45)) +
      at(
        600,
        floor - 680,
        shape('M0 -20L-760 -230L-760 130z', '#e3c763') + shape('M0 -20L760 -230L760 130z', '#e3c763'),
      ) +
      at(
        600,
        floor,
        bands +
          rect(-92, -628, 184, 30, ink) +
          rect(-58, -740, 116, 114, yellow) +
          rect(-8, -740, 16, 114, ink) +
          shape('M-84 -738L0 -830L84 -738z', red),
      ) +
      shape(
        `M0 ${floor + 40}Q300 ${floor - 70} 600 ${floor - 10}T1200 ${floor + 20}V${height}H0z`,
        '#0d1c30',
      ),
  );
};

export const forestPath = (height: number) => {
  const row = (y: number, size: number, colour: string, shift: number) =>
    times(10, (index) =>
      at(
        index * 140 - shift,
        y,
        shape(`M${-size * 0.42} 0L0 ${-size}L${size * 0.42} 0z`, colour) +
          shape(`M${-size * 0.36} ${-size * 0.34}L0 ${-size * 1.15}L${size * 0.36} ${-size * 0.34}z`, colour),
      ),
    );
  return lid(
    height,
    '#e9c46a',
    circle(600, height * 0.36, 210, '#f7e3a8') +
      row(height * 0.62, 300, '#8fae8b', 0) +
      row(height * 0.76, 380, '#4f8468', 70) +
      rect(0, height * 0.74, WIDTH, height, felt) +
      shape(
        `M480 ${height}Q700 ${height * 0.86} 590 ${height * 0.75}H630Q790 ${height * 0.86} 760 ${height}z`,
        '#e9d9b0',
      ) +
      at(665, height * 0.9, meeple(150, red)),
  );
};

export const rocket = (height: number) =>
  lid(
    height,
    '#2f2a55',
    stars(height, 33) +
      circle(250, height * 0.28, 120, '#e08a78') +
      circle(210, height * 0.25, 26, '#c76f5e') +
      circle(285, height * 0.31, 18, '#c76f5e') +
      at(
        640,
        height * 0.52,
        shape('M-80 190L0 470L80 190z', yellow) +
          shape('M-42 190L0 350L42 190z', red) +
          shape('M-110 120L-230 300L-90 230zM110 120L230 300L90 230z', red) +
          shape('M0-400C150-230 150 40 100 220H-100C-150 40-150-230 0-400z', paper) +
          shape('M0-400C60-330 98-250 115-170H-115C-98-250-60-330 0-400z', red) +
          circle(0, -50, 66, '#2f2a55') +
          circle(0, -50, 46, sky),
        18,
        height / 1300,
      ),
  );

export const desertSun = (height: number) => {
  const floor = height * 0.66;
  const cactus =
    stroke('M0 0V-330', green, 74) +
    stroke('M0-110H-120V-220', green, 54) +
    stroke('M0-160H110V-280', green, 54);
  return lid(
    height,
    '#f0b46a',
    circle(640, floor - 60, 300, red) +
      shape(`M0 ${floor}Q300 ${floor - 110} 620 ${floor}T1200 ${floor - 30}V${height}H0z`, '#d9894a') +
      shape(
        `M0 ${floor + 110}Q420 ${floor + 10} 760 ${floor + 120}T1200 ${floor + 90}V${height}H0z`,
        '#b5653a',
      ) +
      at(300, floor + 180, cactus) +
      at(930, floor + 250, cactus, 0, 0.7),
  );
};

export const owlNight = (height: number) =>
  lid(
    height,
    night,
    circle(600, height * 0.44, 400, '#f3e3b0') +
      at(
        600,
        height * 0.52,
        shape(
          'M-230 260C-290-60-230-250-190-330Q-110-250 0-250Q110-250 190-330C230-250 290-60 230 260Q0 380-230 260z',
          woodDark,
        ) +
          shape('M-130 260Q0 320 130 260Q150 80 0 20Q-150 80-130 260z', woodLight) +
          circle(-98, -110, 92, cream) +
          circle(98, -110, 92, cream) +
          circle(-98, -110, 46, ink) +
          circle(98, -110, 46, ink) +
          shape('M-30 -66L30 -66L0 0z', yellow),
      ) +
      rect(0, height * 0.78, WIDTH, 44, '#3f2814') +
      times(5, (index) => at(180 + index * 210, height * 0.8, sign('leaf', 90, green), index * 40)),
  );
