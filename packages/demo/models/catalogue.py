"""All models by name: how each is built, and how many degrees from above it is seen."""

import beams
import carried
import celebrating
import desk
import dressing
import envelopes
import fixing
import garments
import glowing
import haberdashery
import hardware
import hats
import house
import jewellery
import kitchen
import knitted
import light
import more
import painting
import paper
import pens
import play
import power
import rainwear
import ribbons
import sacks
import shopping
import signals
import table
import umbrellas
import workshop
import worn

themes = (umbrellas, kitchen, desk, more, table, worn, knitted, hats, jewellery, dressing, carried, house, light, play, fixing, rainwear, paper, envelopes, pens, painting, power, glowing, signals, celebrating, hardware, workshop, haberdashery, ribbons, garments, shopping, beams, sacks)
models = {name: model for theme in themes for name, model in theme.models.items()}
